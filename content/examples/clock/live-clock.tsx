import { Component, Event, EventEmitter, State, h } from '@stencil/core';

@Component({
  tag: 'live-clock',
  styleUrl: 'live-clock.css',
  shadow: true,
})
export class LiveClock {
  private timer?: number;

  @State() time = new Date().toLocaleTimeString();

  /** Tells the page which lifecycle method has just run. */
  @Event() step: EventEmitter<string>;

  connectedCallback() {
    this.step.emit('connectedCallback');
    this.timer = window.setInterval(() => {
      this.time = new Date().toLocaleTimeString();
    }, 1000);
  }

  disconnectedCallback() {
    window.clearInterval(this.timer);
  }

  componentWillLoad() {
    this.step.emit('componentWillLoad');
  }

  componentDidLoad() {
    this.step.emit('componentDidLoad');
  }

  componentDidUpdate() {
    this.step.emit('componentDidUpdate');
  }

  render() {
    return <time>{this.time}</time>;
  }
}

import { Component, h } from '@stencil/core';

@Component({
  tag: 'info-card',
  styleUrl: 'info-card.css',
  shadow: true,
})
export class InfoCard {
  render() {
    return (
      <article>
        <header>
          <slot name="title">Untitled</slot>
        </header>
        <slot />
        <footer>
          <slot name="actions" />
        </footer>
      </article>
    );
  }
}

import { Component, Event, EventEmitter, Prop, h } from '@stencil/core';

@Component({
  tag: 'star-rating',
  styleUrl: 'star-rating.css',
  shadow: true,
})
export class StarRating {
  /** How many stars there are. */
  @Prop() max = 5;

  /** How many of them are chosen; CSS can select `[value="3"]`. */
  @Prop({ mutable: true, reflect: true }) value = 0;

  /** The reader has chosen another number of stars. */
  @Event() rated: EventEmitter<number>;

  private choose(value: number) {
    this.value = value;
    this.rated.emit(value);
  }

  render() {
    const stars = Array.from({ length: this.max }, (_, index) => index + 1);
    return (
      <div role="group" aria-label="Rating">
        {stars.map(star => (
          <button
            key={star}
            type="button"
            aria-label={`${star} of ${this.max}`}
            aria-pressed={String(star === this.value)}
            onClick={() => this.choose(star)}
          >
            {star <= this.value ? '★' : '☆'}
          </button>
        ))}
      </div>
    );
  }
}

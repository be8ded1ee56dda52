import { AttachInternals, Component, State, h } from '@stencil/core';

@Component({
  tag: 'pin-code',
  styleUrl: 'pin-code.css',
  shadow: { delegatesFocus: true },
  formAssociated: true,
})
export class PinCode {
  @AttachInternals() internals: ElementInternals;

  @State() digits = '';

  componentWillLoad() {
    this.report('');
  }

  private report(digits: string) {
    this.digits = digits;
    this.internals.setFormValue(digits);
    const isComplete = digits.length === 4;
    this.internals.setValidity(
      isComplete ? {} : { tooShort: true },
      isComplete ? '' : 'Four digits, please.',
    );
  }

  private onInput = (event: Event) => {
    const input = event.target as HTMLInputElement;
    this.report(input.value.replace(/\D/g, '').slice(0, 4));
  };

  render() {
    return (
      <input
        type="text"
        inputMode="numeric"
        aria-label="PIN"
        value={this.digits}
        onInput={this.onInput}
      />
    );
  }
}

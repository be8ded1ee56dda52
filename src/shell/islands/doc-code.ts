/** How long the reader is told that the sample was copied. */
const noticeTime = 2000;

const icons = {
  copy: 'M5 5V2h9v9h-3M2 5h9v9H2z',
  wrap: 'M2 4h12M2 8h10a2 2 0 0 1 0 4H8m2-2-2 2 2 2M2 12h3',
};

/** A code sample with buttons to copy it and to wrap its lines. */
export class DocCode extends HTMLElement {
  #timer = 0;

  connectedCallback(): void {
    this.querySelector('.code-tools')?.remove();
    const notice = document.createElement('span');
    notice.role = 'status';
    const copy = makeButton('Copy code', icons.copy, () => this.#copy(notice));
    const wrap = makeButton('Wrap lines', icons.wrap, () => this.#wrap(wrap));
    wrap.ariaPressed = 'false';
    const tools = document.createElement('div');
    tools.className = 'code-tools';
    tools.append(notice, wrap, copy);
    this.append(tools);
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer);
  }

  #wrap(button: HTMLButtonElement): void {
    button.ariaPressed = String(this.toggleAttribute('data-wrapped'));
  }

  async #copy(notice: HTMLElement): Promise<void> {
    const code = this.querySelector('code');
    if (!code) return;
    try {
      await navigator.clipboard.writeText(code.textContent ?? '');
      notice.textContent = 'Copied';
    } catch {
      // Where the page may not write to the clipboard, the reader can: the sample is selected.
      getSelection()?.selectAllChildren(code);
      notice.textContent = 'Selected';
    }
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => notice.replaceChildren(), noticeTime);
  }
}

function makeButton(label: string, path: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = label;
  button.title = label;
  button.append(makeIcon(path));
  button.addEventListener('click', onClick);
  return button;
}

function makeIcon(path: string): SVGElement {
  const svg = makeSvg('svg', { viewBox: '0 0 16 16', 'aria-hidden': 'true' });
  svg.append(makeSvg('path', { d: path }));
  return svg;
}

function makeSvg(tag: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const node = document.createElementNS('http://www.w3.org/2000/svg', tag) as SVGElement;
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  return node;
}

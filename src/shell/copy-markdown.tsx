import { useEffect, useState } from 'react';
import { markdownAddress } from '../model/url.ts';

/** How long the reader is told what became of it. */
const noticeTime = 2000;

/** The button that puts the page's text, as this version has it, on the clipboard. */
export function CopyMarkdown({ path }: { path: string }) {
  const [notice, setNotice] = useState('');
  useEffect(() => {
    if (notice === '') return;
    const timer = setTimeout(() => setNotice(''), noticeTime);
    return () => clearTimeout(timer);
  }, [notice]);
  const copy = () =>
    copyText(markdownAddress(path)).then(
      () => setNotice('Copied'),
      () => setNotice('Not copied'),
    );
  return (
    <span className="copy-markdown">
      <button type="button" onClick={copy}>
        Copy page as Markdown
      </button>{' '}
      <span role="status">{notice}</span>
    </span>
  );
}

/** The text is promised to the clipboard at once: a browser may refuse what comes after the click. */
async function copyText(address: string): Promise<void> {
  const text = loadText(address);
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then(loaded => new Blob([loaded], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

async function loadText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

import { renderToStaticMarkup } from 'react-dom/server';

/** What the home page says when its scripts do not load; hidden until then. */
export const renderBaseUrlNotice = (title: string, baseUrl: string): string =>
  renderToStaticMarkup(
    <div id="shell_base-url-notice" className="notice" role="alert" hidden>
      <strong>Your {title} site did not load properly.</strong>
      <p>
        Most often <code>baseUrl</code> in site.config.ts is not the path that the site is served
        under. It is <code>{baseUrl}</code>; from this address it looks as if it should be{' '}
        <code data-proposal>/</code>.
      </p>
    </div>,
  );

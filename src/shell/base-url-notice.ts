/**
 * Runs in the head of the home page where the setting is on: when a script of the site does not
 * load, the base URL is most likely wrong, and the page says so. It imports nothing.
 */
(() => {
  const show = () => {
    const notice = document.getElementById('shell_base-url-notice');
    if (!notice) return;
    notice.hidden = false;
    const proposal = notice.querySelector('[data-proposal]');
    if (proposal) proposal.textContent = location.pathname.replace(/\/?$/, '/');
  };
  const failed = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
    else show();
  };
  // The error of an element does not rise: it is caught on its way down.
  addEventListener('error', failed, true);
})();

/** Shown over the page that is still there when another one cannot be loaded. */
export const LoadError = ({ path, onRetry }: { path: string; onRetry: () => void }) => (
  <div className="notice" data-kind="error" role="alert">
    <strong>The page could not be loaded.</strong>
    <p>
      <code>{path}</code> did not arrive. Check the connection; what you were reading is still here.
    </p>
    <button type="button" className="button" onClick={onRetry}>
      Retry
    </button>
  </div>
);

import { Component, type ReactNode } from 'react';
import { errorChain } from './error-chain.ts';

interface CrashProps {
  /** A change of it, such as another page, is a new start. */
  readonly resetKey: unknown;
  readonly children: ReactNode;
}

interface CrashState {
  readonly crash: { readonly error: unknown } | undefined;
}

/** Keeps a crash inside the main part, so that the navbar and the sidebar stay usable. */
export class CrashBoundary extends Component<CrashProps, CrashState> {
  override state: CrashState = { crash: undefined };

  static getDerivedStateFromError(error: unknown): CrashState {
    return { crash: { error } };
  }

  override componentDidUpdate({ resetKey }: CrashProps) {
    if (this.state.crash && resetKey !== this.props.resetKey) this.tryAgain();
  }

  tryAgain = () => this.setState({ crash: undefined });

  override render() {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    return <Crash error={crash.error} onTryAgain={this.tryAgain} />;
  }
}

const Crash = ({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) => (
  <div className="reading">
    <div className="crash prose" role="alert">
      <h1>This page crashed.</h1>
      <button type="button" className="button" onClick={onTryAgain}>
        Try again
      </button>
      <ol>
        {errorChain(error).map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the chain never changes its order
          <li key={index}>{message}</li>
        ))}
      </ol>
    </div>
  </div>
);

import { ColorMode } from './color-mode.tsx';
import { Icon } from './icons.tsx';
import { Inert } from './inert.tsx';
import { SearchButton } from './search-button.tsx';
import { useSettings } from './shell-context.tsx';
import { useScrolledDown } from './use-scrolled-down.ts';

interface NavbarProps {
  readonly inert: boolean;
  /** Name of the version that is read. */
  readonly version: string;
}

/** The banner: the way into the sidebar on narrow screens, the logo, the site's links and tools. */
export function Navbar({ inert, version }: NavbarProps) {
  const isHidden = useScrolledDown(useSettings().hideOnScroll);
  return (
    <header className="banner" inert={inert} data-hidden={isHidden || undefined}>
      <button
        type="button"
        className="icon-button narrow-only"
        popoverTarget="shell_navigation"
        aria-label="Open navigation"
      >
        <Icon name="menu" />
      </button>
      <Inert name="brand" />
      <nav className="main-navigation" aria-label="Main">
        <button
          type="button"
          className="icon-button narrow-only more"
          popoverTarget="shell_links"
          aria-label="More links"
        >
          <Icon name="more" />
        </button>
        <div id="shell_links" className="main-links" popover="auto">
          <Inert name="links" />
          <Inert name="tools" />
        </div>
        <SearchButton version={version} />
        <ColorMode />
      </nav>
    </header>
  );
}

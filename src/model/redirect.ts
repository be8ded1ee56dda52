/** An old address and where it leads now; both are paths of this site. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/**
 * The framework puts it into the payload of every page, and its own is long. Nobody sees it:
 * unknown addresses have a page of this site's own.
 */
export default function NotFound() {
  return null
}

/** A field that no person sees or reaches; whoever fills it in is likely a program. */
export function Honeypot() {
  return (
    <input
      type="text"
      name="website"
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
      className="sr-only"
    />
  )
}

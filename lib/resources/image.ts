/** `width` and `height` are in CSS pixels; `src` is http(s) or an address on the site itself. */
export interface Image {
  src: string
  alt: string
  width: number
  height: number
}


// Written by scripts/subset-fonts.ts
export const FONT_FILES = {
  "latin": [
    "/fonts/source-serif-4-latin.153b0b59.woff2",
    "/fonts/golos-text-latin.9db239c0.woff2"
  ],
  "cyrillic": [
    "/fonts/source-serif-4-cyrillic.caafab5b.woff2",
    "/fonts/golos-text-cyrillic.76ffdb7c.woff2"
  ]
}

// Written by scripts/subset-fonts.ts
export const FONT_FILES = {
  "headings": {
    "common": "/fonts/source-serif-4-common.4fc995c6.woff2",
    "latin": "/fonts/source-serif-4-latin.4364372c.woff2",
    "cyrillic": "/fonts/source-serif-4-cyrillic.73d2865f.woff2",
    "rare-latin": "/fonts/source-serif-4-rare-latin.c14903b6.woff2",
    "rare-cyrillic": "/fonts/source-serif-4-rare-cyrillic.5481a24c.woff2"
  },
  "text": {
    "latin": "/fonts/golos-text-latin.caf7ef96.woff2",
    "cyrillic": "/fonts/golos-text-cyrillic.06b06434.woff2",
    "rare-latin": "/fonts/golos-text-rare-latin.29bb3c2c.woff2",
    "rare-cyrillic": "/fonts/golos-text-rare-cyrillic.f822bf80.woff2"
  }
}

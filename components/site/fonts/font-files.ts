// Written by scripts/subset-fonts.ts
export const FONT_FILES = {
  "headings": {
    "common": "/fonts/source-serif-4-common.4fc995c6.woff2",
    "latin": "/fonts/source-serif-4-latin.2495d392.woff2",
    "cyrillic": "/fonts/source-serif-4-cyrillic.73d2865f.woff2",
    "rare-latin": "/fonts/source-serif-4-rare-latin.7ddf3824.woff2",
    "rare-cyrillic": "/fonts/source-serif-4-rare-cyrillic.5481a24c.woff2"
  },
  "text": {
    "common": "/fonts/golos-text-common.5414678d.woff2",
    "latin": "/fonts/golos-text-latin.9bf47f49.woff2",
    "cyrillic": "/fonts/golos-text-cyrillic.06b06434.woff2",
    "rare-latin": "/fonts/golos-text-rare-latin.85acd05a.woff2",
    "rare-cyrillic": "/fonts/golos-text-rare-cyrillic.f822bf80.woff2"
  }
}

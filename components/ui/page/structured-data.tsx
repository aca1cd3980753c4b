interface StructuredDataProps {
  /** A schema.org object; what is undefined in it is left out. */
  data: object
}

/** A data block for search engines. `<` is escaped, or content could end the script element. */
export function StructuredData({ data }: StructuredDataProps) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped above
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}

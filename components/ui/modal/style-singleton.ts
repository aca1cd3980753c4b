import { useEffect } from 'react'

interface StylesProps {
  styles: string
}

/**
 * Stands in for the package of that name, by which Radix locks the page behind a window: rules that
 * hold while anybody shows them, the first one's. Theirs go into a style element, which a policy
 * without `unsafe-inline` refuses; a sheet that script has made is none of its business.
 */
export function styleSingleton() {
  let count = 0
  let sheet: CSSStyleSheet | undefined

  // biome-ignore lint/correctness/noComponentHookFactories: the package has this form.
  return function Styles({ styles }: StylesProps) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: the first rules stay, as they were measured.
    useEffect(() => {
      count += 1
      if (!sheet) {
        sheet = new CSSStyleSheet()
        sheet.replaceSync(styles)
        document.adoptedStyleSheets.push(sheet)
      }
      return () => {
        count -= 1
        if (count > 0) return
        const ended = sheet
        sheet = undefined
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== ended)
      }
    }, [])
    return null
  }
}

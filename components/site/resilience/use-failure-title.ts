import { useEffect } from 'react'

const TITLE = '500 page'

/** Holds the page's title as long as a failure is shown, against the page's own that may come later. */
export function useFailureTitle(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return
    let own = document.title
    function hold() {
      if (document.title === TITLE) return
      own = document.title
      document.title = TITLE
    }
    hold()
    const observer = new MutationObserver(hold)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      if (document.title === TITLE) document.title = own
    }
  }, [isShown])
}

import { useEffectEvent, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Alert } from '../../components/Alert/Alert.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { cx } from '../../css/cx.ts'
import { cleanMail, LONGEST } from './cleanMail.ts'
import { frameLooks } from './frameLooks.ts'
import type { HtmlMessageProps } from './HtmlMessage.tsx'
import { useHtmlMessageStrings } from './strings/useHtmlMessageStrings.ts'
import * as styles from './HtmlMessage.css.ts'

/** Beyond, in px, the mail scrolls in its frame: no mail makes the page endless. */
const TALLEST = 20_000

/** Tells the page of keys that are pressed in the frame, so that its shortcuts work there too. */
function passKeys(frame: HTMLIFrameElement, event: KeyboardEvent) {
  const { key, code, shiftKey, ctrlKey, metaKey, altKey, repeat } = event
  const told = { key, code, shiftKey, ctrlKey, metaKey, altKey, repeat, bubbles: true, cancelable: true }
  if (!frame.dispatchEvent(new KeyboardEvent('keydown', told))) event.preventDefault()
}

/** The mail in its frame, at its own height from the first frame on. */
export function MessageFrame({ html, label, onPicturesShow, ref, ...rest }: HtmlMessageProps) {
  const strings = useHtmlMessageStrings()
  const frame = useRef<HTMLIFrameElement>(null)
  useImperativeHandle(ref, () => frame.current!, [])
  const [arePicturesShown, showPictures] = useState(false)
  const [isWhole, showWhole] = useState(false)
  const isLong = html.length > LONGEST
  const mail = useMemo(
    () => cleanMail(isWhole ? html : html.slice(0, LONGEST), arePicturesShown),
    [html, isWhole, arePicturesShown],
  )
  const fill = useEffectEvent(() => {
    const element = frame.current!
    const inside = element.contentDocument
    const view = element.contentWindow as (Window & typeof globalThis) | null
    if (!inside?.body || !view) return undefined
    const text = inside.createElement('div')
    text.dir = 'auto'
    text.append(inside.importNode(mail.nodes, true))
    for (const element of text.querySelectorAll<HTMLElement>('[data-css]')) {
      element.style.cssText = element.dataset.css ?? ''
      delete element.dataset.css
    }
    inside.documentElement.lang = document.documentElement.lang
    inside.title = label
    inside.body.replaceChildren(text)
    const dress = () => {
      if (!('adoptedStyleSheets' in inside)) return
      const sheet = new view.CSSStyleSheet()
      sheet.replaceSync(frameLooks(element, mail.hasColors))
      inside.adoptedStyleSheets = [sheet]
    }
    const fit = () => {
      // The page of a frame is as tall as the frame at least: what is in it tells its own height.
      const height = Math.ceil(text.getBoundingClientRect().height) + 2 * text.offsetTop
      if (height > 0) element.style.blockSize = `${Math.min(TALLEST, height)}px`
      inside.body.style.overflowY = height > TALLEST ? 'auto' : 'hidden'
    }
    dress()
    fit()
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(fit)
    sizes?.observe(text)
    const theme = new MutationObserver(dress)
    theme.observe(document.documentElement, { attributes: true })
    const onKeyDown = (event: KeyboardEvent) => passKeys(element, event)
    inside.addEventListener('keydown', onKeyDown)
    const onFocus = () => element.setAttribute('data-focus-visible', '')
    const onBlur = () => element.removeAttribute('data-focus-visible')
    view.addEventListener('focus', onFocus)
    view.addEventListener('blur', onBlur)
    return () => {
      view.removeEventListener('focus', onFocus)
      view.removeEventListener('blur', onBlur)
      sizes?.disconnect()
      theme.disconnect()
      inside.removeEventListener('keydown', onKeyDown)
    }
  })
  useLayoutEffect(() => {
    let leave = fill()
    // Some browsers put an empty page in once more, after the first.
    const again = () => {
      leave?.()
      leave = fill()
    }
    const element = frame.current!
    element.addEventListener('load', again)
    return () => {
      element.removeEventListener('load', again)
      leave?.()
    }
  }, [mail])
  return (
    <div className={styles.message}>
      {mail.hasRemotePictures && !arePicturesShown && (
        <Alert
          tone="info"
          actions={
            <Button
              size="small"
              onPress={() => {
                showPictures(true)
                onPicturesShow?.()
              }}
            >
              {strings.show}
            </Button>
          }
        >
          {strings.blocked}
        </Alert>
      )}
      <iframe
        {...rest}
        ref={frame}
        title={label}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        className={cx(styles.frame, mail.hasColors && styles.paper)}
      />
      {isLong && !isWhole && (
        <Alert
          tone="neutral"
          actions={
            <Button size="small" onPress={() => showWhole(true)}>
              {strings.showAll}
            </Button>
          }
        >
          {strings.long}
        </Alert>
      )}
    </div>
  )
}

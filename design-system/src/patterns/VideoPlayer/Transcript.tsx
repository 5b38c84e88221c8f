import { type Ref, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '../../components/Button/Button.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { SearchField } from '../../components/SearchField/SearchField.tsx'
import { cx } from '../../css/cx.ts'
import { download } from '../../files/download.ts'
import { IconDownload } from '../../icons/icons.ts'
import { Pressable } from '../../internal/Pressable.tsx'
import { useStrings } from '../../locale/useStrings.ts'
import { clock } from './clock.ts'
import type { Player } from './player.ts'
import { usePlayerState } from './usePlayer.ts'
import type { VideoStrings } from './VideoPlayer.tsx'
import { lastBegun, parseVtt } from './vtt.ts'
import { playerStrings } from './strings.ts'
import * as styles from './Transcript.css.ts'

export interface TranscriptProps {
  /** The player at work, from `usePlayer`. */
  player: Player
  /** What is said, in the languages there are; the page's is shown, else the first. */
  captions: readonly VideoStrings[]
  /** What the file is called that it is downloaded as, without its ending. */
  fileName: string
  ref?: Ref<HTMLElement>
}

/**
 * All that is said in a video as text: it follows the video, can be searched, and leads to the second of each line.
 *
 * Use when a video has captions, beside or below its `VideoPlayer`. Not for what is said at the moment alone: the player
 * shows that itself.
 */
export function Transcript({ player, captions, fileName, ...rest }: TranscriptProps) {
  const strings = useStrings(playerStrings)
  const { locale } = useLocale()
  const noteId = useId()
  const [wanted, setWanted] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const said = captions.find(({ language }) => locale.startsWith(language)) ?? captions[0]
  const cues = useMemo(() => (said ? parseVtt(said.vtt) : []), [said])
  const current = usePlayerState(player, ({ time }) => lastBegun(cues, time))
  const search = wanted.trim().toLocaleLowerCase(locale)
  const shown = cues.filter(({ text }) => text.toLocaleLowerCase(locale).includes(search))

  const [isLeftAlone, setLeftAlone] = useState(false)
  const isFollowing = !isLeftAlone && search === ''

  useEffect(() => {
    const scroller = list.current
    const line = scroller?.querySelector<HTMLElement>('[aria-current]')?.parentElement
    if (!isFollowing || !scroller || !line) return
    scroller.scrollTo?.({ top: line.offsetTop - scroller.clientHeight / 3 })
  }, [current, isFollowing])

  // Whoever scrolls in it by hand, or goes from line to line by key, is left alone.
  useEffect(() => {
    const scroller = list.current
    if (!scroller) return
    const leaveAlone = () => setLeftAlone(true)
    const onPointerDown = ({ target }: Event) => target === scroller && leaveAlone()
    const onFocus = ({ target }: Event) => (target as Element).matches(':focus-visible') && leaveAlone()
    scroller.addEventListener('wheel', leaveAlone, { passive: true })
    scroller.addEventListener('touchmove', leaveAlone, { passive: true })
    scroller.addEventListener('pointerdown', onPointerDown)
    scroller.addEventListener('focusin', onFocus)
    return () => {
      scroller.removeEventListener('wheel', leaveAlone)
      scroller.removeEventListener('touchmove', leaveAlone)
      scroller.removeEventListener('pointerdown', onPointerDown)
      scroller.removeEventListener('focusin', onFocus)
    }
  }, [])

  const goTo = (seconds: number) => {
    player.seek(seconds)
    setLeftAlone(false)
  }
  const follow = () => {
    // The button goes, and the focus may not go with it.
    const line = list.current?.querySelector<HTMLElement>('[aria-current]')
    ;(line ?? list.current?.querySelector('button'))?.focus({ preventScroll: true })
    setLeftAlone(false)
  }

  if (!said) return null
  return (
    <section {...rest} aria-label={strings.transcript} className={styles.transcript}>
      <div className={styles.head}>
        <div className={styles.search}>
          <SearchField
            label={strings.searchTranscript}
            placeholder={strings.searchTranscript}
            value={wanted}
            onChange={setWanted}
          />
        </div>
        <IconButton
          icon={IconDownload}
          label={strings.download}
          onPress={() => download(`${fileName}.${said.language}.vtt`, said.vtt, 'text/vtt;charset=utf-8')}
        />
      </div>
      <p id={noteId} role="status" className={styles.note}>
        {search !== '' &&
          (shown.length > 0
            ? strings.found(shown.length, new Intl.NumberFormat(locale).format(shown.length))
            : strings.noneFound)}
      </p>
      <ol ref={list} className={styles.lines} lang={said.language}>
        {shown.map((cue) => {
          const isCurrent = cues[current] === cue
          return (
            <li key={cue.start}>
              <Pressable
                onPress={() => goTo(cue.start)}
                aria-current={isCurrent || undefined}
                className={cx(styles.line, isCurrent && styles.current)}
              >
                <span className={styles.time}>{clock(cue.start)}</span>
                <span dir="auto">{cue.text}</span>
              </Pressable>
            </li>
          )
        })}
      </ol>
      {isLeftAlone && search === '' && (
        <span className={styles.follow}>
          <Button size="small" variant="soft" tone="primary" onPress={follow}>
            {strings.follow}
          </Button>
        </span>
      )}
    </section>
  )
}

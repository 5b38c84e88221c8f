import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx'
import { useStrings } from '../../locale/useStrings.ts'
import { type Player, RATES } from './player.ts'
import { usePlayerState } from './usePlayer.ts'
import type { VideoStrings } from './types.ts'
import { playerStrings } from './strings.ts'
import * as styles from './PlayerControls.css.ts'

interface PlayerSettingsProps {
  player: Player
  captions: readonly VideoStrings[]
  captionLanguage: string | null
  onCaptionLanguage: (language: string | null) => void
  onClose: () => void
}

const OFF = 'off'

/** Speed, quality and captions; within the player, since in full screen nothing outside of it is seen. */
export function PlayerSettings({
  player,
  captions,
  captionLanguage,
  onCaptionLanguage,
  onClose,
}: PlayerSettingsProps) {
  const strings = useStrings(playerStrings)
  const { locale } = useLocale()
  const panel = useRef<HTMLDivElement>(null)
  const rate = usePlayerState(player, (state) => state.rate)
  const source = usePlayerState(player, (state) => state.source)
  const onEscape = useEffectEvent(onClose)
  useEffect(() => {
    const element = panel.current!
    element.querySelector<HTMLInputElement>('input:checked')?.focus()
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      onEscape()
    }
    element.addEventListener('keydown', press)
    return () => element.removeEventListener('keydown', press)
  }, [])
  const number = new Intl.NumberFormat(locale)
  const nameOf = (language: string) =>
    new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return (
    <div
      ref={panel}
      role="group"
      aria-label={strings.settings}
      data-panel=""
      dir="auto"
      className={styles.panel}
    >
      <SegmentedControl
        label={strings.speed}
        size="small"
        options={RATES.map((one) => ({ id: String(one), label: `${number.format(one)}×` }))}
        value={String(rate)}
        onChange={(value) => player.setRate(Number(value))}
      />
      {player.sources.length > 1 && source && (
        <SegmentedControl
          label={strings.quality}
          size="small"
          options={player.sources.map(({ height }) => ({
            id: String(height),
            label: strings.lines(number.format(height)),
          }))}
          value={String(source.height)}
          onChange={(value) => {
            const wanted = player.sources.find(({ height }) => String(height) === value)
            if (wanted) player.setSource(wanted)
          }}
        />
      )}
      {captions.length > 0 && (
        <SegmentedControl
          label={strings.captions}
          size="small"
          options={[
            { id: OFF, label: strings.captionsOff },
            ...captions.map(({ language }) => ({ id: language, label: nameOf(language), lang: language })),
          ]}
          value={captionLanguage ?? OFF}
          onChange={(value) => onCaptionLanguage(value === OFF ? null : value)}
        />
      )}
    </div>
  )
}

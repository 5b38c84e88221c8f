import { type KeyboardEvent, useId, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import Cropper from 'react-easy-crop'
import { IconMinus, IconPlus } from '../../icons/icons.ts'
import { useStrings } from '../../locale/useStrings.ts'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { PictureArea, ReadPicture } from './picture.ts'
import { avatarStrings } from './strings.ts'
import * as styles from './CropDialog.css.ts'

interface CropDialogProps {
  picture: ReadPicture
  onCancel: () => void
  /** Called with the part that is kept. */
  onUse: (area: PictureArea) => void
}

const zooms = { least: 1, most: 4, step: 0.1 }
const within = (zoom: number) => Math.round(Math.min(zooms.most, Math.max(zooms.least, zoom)) * 100) / 100

/** Chooses the round part of a picture that is kept. */
export function CropDialog({ picture, onCancel, onUse }: CropDialogProps) {
  const strings = useStrings(avatarStrings)
  const { locale } = useLocale()
  const hintId = useId()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(zooms.least)
  const [area, setArea] = useState<PictureArea>()
  const zoomBy = (steps: number) => setZoom((before) => within(before + steps * zooms.step))
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') zoomBy(1)
    if (key === '-' || key === '−') zoomBy(-1)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onCancel}
      title={strings.crop}
      size="small"
      footer={
        <>
          <Button onPress={onCancel}>{strings.cancel}</Button>
          <Button variant="solid" tone="primary" isDisabled={!area} onPress={() => area && onUse(area)}>
            {strings.use}
          </Button>
        </>
      }
    >
      {/* What is drawn by px from the left stays so, whichever way the page is written. */}
      <div dir="ltr" role="presentation" className={styles.stage} onKeyDown={onKeyDown}>
        <Cropper
          image={picture.url}
          crop={crop}
          zoom={zoom}
          minZoom={zooms.least}
          maxZoom={zooms.most}
          aspect={1}
          rotation={0}
          cropShape="round"
          showGrid={false}
          zoomSpeed={0.5}
          restrictPosition
          keyboardStep={8}
          style={{}}
          mediaProps={{}}
          disableAutomaticStylesInjection
          classes={{
            containerClassName: styles.container,
            mediaClassName: styles.media,
            cropAreaClassName: styles.area,
          }}
          cropperProps={{ role: 'application', 'aria-label': strings.area, 'aria-describedby': hintId }}
          onCropChange={setCrop}
          onZoomChange={(next) => setZoom(within(next))}
          onCropComplete={(_, pixels) => setArea(pixels)}
        />
      </div>
      <div className={styles.zoom}>
        <IconButton
          icon={IconMinus}
          label={strings.zoomOut}
          size="small"
          isDisabled={zoom === zooms.least}
          onPress={() => zoomBy(-1)}
        />
        <input
          type="range"
          aria-label={strings.zoom}
          aria-valuetext={new Intl.NumberFormat(locale, { style: 'percent' }).format(zoom)}
          min={zooms.least}
          max={zooms.most}
          step={zooms.step}
          value={zoom}
          onChange={({ target }) => setZoom(within(Number(target.value)))}
          className={styles.slider}
        />
        <IconButton
          icon={IconPlus}
          label={strings.zoomIn}
          size="small"
          isDisabled={zoom === zooms.most}
          onPress={() => zoomBy(1)}
        />
      </div>
      <p id={hintId} className={styles.hint}>
        {strings.hint}
      </p>
    </Dialog>
  )
}

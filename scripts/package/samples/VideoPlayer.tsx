import { VideoPlayer } from '@data1522/design-system/VideoPlayer'
import { usePlayer } from '@data1522/design-system/usePlayer'

const captions = [{ language: 'en', vtt: 'WEBVTT\n\n00:00.000 --> 00:10.000\nWelcome to the lecture.' }]
const slides = [{ at: 0, image: '/slides/1.svg' }]

export function Example() {
  const player = usePlayer({ duration: 59 })
  return <VideoPlayer player={player} title="Contrast by lightness" slides={slides} captions={captions} />
}

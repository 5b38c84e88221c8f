import { Transcript } from '@data1522/design-system/Transcript'
import { usePlayer } from '@data1522/design-system/usePlayer'

const captions = [{ language: 'en', vtt: 'WEBVTT\n\n00:00.000 --> 00:10.000\nWelcome to the lecture.' }]

export function Example() {
  const player = usePlayer({ duration: 59 })
  return <Transcript player={player} captions={captions} fileName="lecture" />
}

import { arabic } from './seed-script-ar.ts'
import { CAPTION_LANGUAGES, type CaptionLanguage, type Lecture } from './contract.ts'
import { CHAPTERS, type Chapter, type Script } from './seed-script.ts'
import { english } from './seed-script-en.ts'
import { french } from './seed-script-fr.ts'
import type { CourseTag, CourseTopic } from '../courses/contract.ts'
import type { StoredCourse } from '../courses/seed.ts'
import { picture } from '../../seed/pictures.ts'
import { createRandom } from '../../seed/random.ts'

const scripts: Readonly<Record<CaptionLanguage, Script>> = { en: english, fr: french, ar: arabic }

/** Where each chapter begins, as a share of the lecture. */
const starts: Readonly<Record<Chapter, number>> = {
  welcome: 0,
  idea: 0.12,
  example: 0.36,
  practice: 0.62,
  recap: 0.86,
}
const SECONDS_A_MINUTE = 60
const LEAST_SECONDS = 3
const LETTERS_A_SECOND = 14
const SLIDES_PER_TAG = 3

interface Cue {
  readonly start: number
  readonly end: number
  readonly text: string
}

const two = (value: number) => String(value).padStart(2, '0')
const stamp = (seconds: number) =>
  `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.000`

const toVtt = (cues: readonly Cue[]) =>
  [
    'WEBVTT',
    ...cues.map(({ start, end, text }, index) => `${index + 1}\n${stamp(start)} --> ${stamp(end)}\n${text}`),
  ].join('\n\n')

const linesOf = ({ general, ofTag }: Script, tag: CourseTag): Record<Chapter, readonly string[]> => ({
  ...general,
  ...ofTag[tag],
})

const spans = (duration: number) =>
  CHAPTERS.map((chapter, index) => {
    const next = CHAPTERS[index + 1]
    return {
      chapter,
      from: Math.round(duration * starts[chapter]),
      until: next ? Math.round(duration * starts[next]) : duration,
    }
  })

/** What is said, each sentence until about the next one begins, or as long as it takes to say it. */
const captionsOf = (script: Script, tag: CourseTag, topic: CourseTopic, duration: number): Cue[] => {
  const lines = linesOf(script, tag)
  return spans(duration).flatMap(({ chapter, from, until }) => {
    const order = createRandom(topic.id).shuffle(lines[chapter])
    const said = chapter === 'idea' || chapter === 'example' ? order : lines[chapter]
    const step = (until - from) / said.length
    return said.map((line, index) => {
      const text = line.replace('{title}', topic.title)
      const start = Math.round(from + index * step)
      const seconds = Math.max(LEAST_SECONDS, Math.ceil(text.length / LETTERS_A_SECOND) * 2)
      return { start, end: Math.min(start + seconds, Math.round(from + (index + 1) * step)), text }
    })
  })
}

const chaptersOf = (script: Script, duration: number): Cue[] =>
  spans(duration).map(({ chapter, from, until }) => ({
    start: from,
    end: until,
    text: script.chapters[chapter],
  }))

const pictureNames: Readonly<Record<CourseTag, string>> = {
  Web: 'web',
  Design: 'design',
  'UI/UX': 'ui-ux',
  Psychology: 'psychology',
  Art: 'art',
}

/** A topic of a course as something to watch. */
export const toLecture = (course: StoredCourse, topic: CourseTopic): Lecture => {
  const duration = topic.time * SECONDS_A_MINUTE
  const inLanguages = (cuesOf: (script: Script) => Cue[]) =>
    CAPTION_LANGUAGES.map((language) => ({ language, vtt: toVtt(cuesOf(scripts[language])) }))
  return {
    id: topic.id,
    courseId: course.id,
    title: topic.title,
    duration,
    slides: spans(duration).map(({ from }, index) => ({
      at: from,
      image: picture(`courses/${pictureNames[course.tags]}-${((index + topic.id) % SLIDES_PER_TAG) + 1}`),
    })),
    captions: course.isCaptions
      ? inLanguages((script) => captionsOf(script, course.tags, topic, duration))
      : [],
    chapters: inLanguages((script) => chaptersOf(script, duration)),
  }
}

import { expect, test } from 'vitest'
import { orphansAmong, picturedPaths, pictureNames } from './names.ts'

test('tags ask for pictures', () => {
  expect(pictureNames({ id: 'a--b', tags: ['dev', 'picture'] })).toEqual(['a--b.png'])
  expect(pictureNames({ id: 'a--b', tags: ['overlay'] })).toEqual(['a--b.light.png', 'a--b.dark-rtl.png'])
  expect(pictureNames({ id: 'a--b', tags: ['screen'] })).toEqual([
    'a--b.light.png',
    'a--b.dark-rtl.png',
    'a--b.phone.png',
  ])
  expect(pictureNames({ id: 'a--b', tags: ['dev'] })).toEqual([])
})

test('a picture that no story asks for is an orphan', () => {
  const stories = [{ id: 'kept', tags: ['picture'] }, { id: 'untagged', tags: [] }, { id: 'page' }]
  expect(orphansAmong(['kept.png', 'untagged.png', 'gone.light.png'], stories)).toEqual([
    'untagged.png',
    'gone.light.png',
  ])
})

test('Chromatic is asked for the stories with a picture alone', () => {
  const story = (title: string, name: string, tags: string[], type = 'story') => ({
    id: 'a--b',
    title,
    name,
    tags,
    type,
  })
  const stories = [
    story('Actions/Button', 'Picture', ['picture']),
    story('Actions/Button', 'Playground', ['dev', 'test']),
    story('Overlays/Menu (nested)', 'Open!', ['overlay']),
    story('Actions/Button', 'Docs', ['picture'], 'docs'),
  ]
  expect(picturedPaths(stories)).toEqual([
    'Actions/Button/Picture',
    String.raw`Overlays/Menu \(nested\)/Open\!`,
  ])
})

import { expect, test } from 'vitest'
import { orphansAmong, pictureNames } from './names.ts'

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

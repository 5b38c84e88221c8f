import { expect, test } from 'vitest'
import { atLeast, growing } from './lengths.ts'
import { media } from './states.ts'

test('sizes and places grow with the text, in numbers and in words', () => {
  expect(
    growing({ gap: 8, padding: '12px 16px', insetBlockStart: -4, lineHeight: '20px', flex: '1 1 280px' }),
  ).toEqual({
    gap: '0.5rem',
    padding: '0.75rem 1rem',
    insetBlockStart: '-0.25rem',
    lineHeight: '1.25rem',
    flex: '1 1 17.5rem',
  })
})

test('lines, corners, shadows and hairs stay as they are', () => {
  const still = {
    border: '1px solid',
    borderRadius: 8,
    outlineOffset: '2px',
    boxShadow: '0 0 0 3px',
    inlineSize: '1px',
    inset: '0px',
    zIndex: 20,
    flex: 1,
    lineHeight: 1.5,
    opacity: 0.5,
  } as const
  expect(growing(still)).toEqual(still)
})

test('what has said itself how it grows is left alone', () => {
  const own = { inlineSize: atLeast(24), columnGap: 'calc(11rem + 24px)' }
  expect(growing(own)).toEqual(own)
})

test('so do rules within, custom properties, and the widths of conditions', () => {
  expect(
    growing({
      vars: { '--edge': '12px', '--line': '1px solid' },
      '::before': { inlineSize: 6 },
      selectors: { '&:hover': { gap: 4 } },
      '@media': { [media.sm]: { gap: 16 } },
      '@container': { 'card (max-width: 599.98px)': { gap: 2 } },
    }),
  ).toEqual({
    vars: { '--edge': '0.75rem', '--line': '1px solid' },
    '::before': { inlineSize: '0.375rem' },
    selectors: { '&:hover': { gap: '0.25rem' } },
    '@media': { '(min-width: 37.5rem)': { gap: '1rem' } },
    '@container': { 'card (max-width: 37.49875rem)': { gap: '0.125rem' } },
  })
})

test('what a finger hits does not shrink with the text', () => {
  expect(growing({ '@media': { [media.touch]: { '::after': { blockSize: 44, inset: -4 } } } })).toEqual({
    '@media': { [media.touch]: { '::after': { blockSize: 'max(44px, 2.75rem)', inset: '-0.25rem' } } },
  })
})

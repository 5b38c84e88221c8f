import type { Steps } from './slices.ts'

const stride = 512
const run = 128

/** A stable merge sort, which can be left between its runs and within its merges. */
export function* mergeSorted(
  list: Uint32Array,
  compare: (a: number, b: number) => number,
): Steps<Uint32Array> {
  const size = list.length
  let from = list.slice()
  for (let start = 0; start < size; start += run) {
    from.subarray(start, start + run).sort(compare)
    yield
  }
  for (let width = run; width < size; width *= 2) {
    const into = new Uint32Array(size)
    for (let start = 0; start < size; start += 2 * width) {
      const middle = Math.min(start + width, size)
      const end = Math.min(middle + width, size)
      let left = start
      let right = middle
      for (let place = start; place < end; place++) {
        const isLeft = left < middle && (right === end || compare(from[left]!, from[right]!) <= 0)
        into[place] = isLeft ? from[left++]! : from[right++]!
        if (place % stride === 0) yield
      }
    }
    from = into
  }
  return from
}

const BLOCK = 64
const START = [0x67_45_23_01, 0xef_cd_ab_89, 0x98_ba_dc_fe, 0x10_32_54_76, 0xc3_d2_e1_f0]

const rotated = (word: number, by: number) => (word << by) | (word >>> (32 - by))

/** What each twenty rounds mix three words by, and add. */
const phases: readonly ((b: number, c: number, d: number) => number)[] = [
  (b, c, d) => ((b & c) | (~b & d)) + 0x5a_82_79_99,
  (b, c, d) => (b ^ c ^ d) + 0x6e_d9_eb_a1,
  (b, c, d) => ((b & c) | (b & d) | (c & d)) + 0x8f_1b_bc_dc,
  (b, c, d) => (b ^ c ^ d) + 0xca_62_c1_d6,
]

/** The message, a bit, zeros up to whole blocks, and its length. */
const padded = (message: Uint8Array) => {
  const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK
  const view = new DataView(new ArrayBuffer(length))
  new Uint8Array(view.buffer).set([...message, 0x80])
  view.setUint32(length - 4, message.length * 8)
  return view
}

/** The SHA-1 of a short message, which Web Crypto would give only later: calls of the mock answer at once. */
export function sha1(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = padded(message)
  const state = [...START]
  for (let block = 0; block < view.byteLength; block += BLOCK) {
    const words = Array.from({ length: 16 }, (_, at) => view.getUint32(block + at * 4))
    for (let at = 16; at < 80; at++)
      words.push(rotated(words[at - 3]! ^ words[at - 8]! ^ words[at - 14]! ^ words[at - 16]!, 1))
    let [a, b, c, d, e] = state as [number, number, number, number, number]
    for (const [at, word] of words.entries()) {
      const next = (rotated(a, 5) + phases[Math.floor(at / 20)]!(b, c, d) + e + word) | 0
      ;[a, b, c, d, e] = [next, a, rotated(b, 30), c, d]
    }
    for (const [at, word] of [a, b, c, d, e].entries()) state[at] = (state[at]! + word) | 0
  }
  const hash = new DataView(new ArrayBuffer(20))
  for (const [at, word] of state.entries()) hash.setInt32(at * 4, word)
  return new Uint8Array(hash.buffer)
}

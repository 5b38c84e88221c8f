/**
 * Shows a file in an image, and gives what takes it away again. Its address is of use until the picture is read;
 * kept longer, it would keep the file in memory.
 */
export function showBlob(image: HTMLImageElement, blob: Blob): () => void {
  const url = URL.createObjectURL(blob)
  const revoke = () => URL.revokeObjectURL(url)
  image.addEventListener('load', revoke, { once: true })
  image.addEventListener('error', revoke, { once: true })
  image.src = url
  return revoke
}

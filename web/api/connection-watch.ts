type Watcher = { readonly onCut: () => void; readonly onResumed: () => void }

/** Tells of a lost connection once it has been lost for so many milliseconds. */
export function createWatch({ onCut, onResumed }: Watcher, unnoticedMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTold = false

  return { connected, disconnected }

  function disconnected() {
    timer ??= setTimeout(() => {
      isTold = true
      onCut()
    }, unnoticedMs)
  }

  function connected() {
    clearTimeout(timer)
    timer = undefined
    if (!isTold) return
    isTold = false
    onResumed()
  }
}

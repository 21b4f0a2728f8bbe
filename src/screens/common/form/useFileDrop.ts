import { type DragEvent, useEffect } from 'react'

/**
 * Accepts a file dropped on an element, which gets these handlers. A file dropped outside would
 * replace the app.
 */
export function useFileDrop(onFile: (file: File) => void, isActive = true) {
  useEffect(() => {
    if (!isActive) return
    const reject = (event: Event) => event.preventDefault()
    addEventListener('dragover', reject)
    addEventListener('drop', reject)
    return () => {
      removeEventListener('dragover', reject)
      removeEventListener('drop', reject)
    }
  }, [isActive])
  return {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      const [file] = event.dataTransfer.files
      if (file) onFile(file)
    },
  }
}

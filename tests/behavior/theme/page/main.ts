const query = new URLSearchParams(location.search)
for (const mark of ['short', 'body-scrolls'])
  document.documentElement.toggleAttribute(`data-${mark}`, query.has(mark))

const start = async () => (await import('./kit.tsx')).startKit()
// One test examines the page without the kit.
if (query.has('later'))
  document.getElementById('start')?.addEventListener('click', () => void start())
else void start()

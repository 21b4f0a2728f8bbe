const query = new URLSearchParams(location.search)
for (const mark of ['short', 'body-scrolls']) document.documentElement.toggleAttribute(`data-${mark}`, query.has(mark))

const start = async () => (await import('./kit.tsx')).startKit()
// One test looks at the page before there is any of the kit.
if (query.has('later')) document.getElementById('start')?.addEventListener('click', () => void start())
else void start()

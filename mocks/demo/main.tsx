import { start } from '#app'

// The mocked world is a separate chunk, fetched in parallel with the app.
const world = import('./startDemo.tsx')
const product = document.getElementById('root')
if (product) void world.then(({ startDemo }) => startDemo((props) => start(product, props)))

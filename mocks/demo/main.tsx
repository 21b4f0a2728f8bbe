import { start } from '#app'

// The world is a file of its own, fetched beside the product's.
const world = import('./startDemo.tsx')
const product = document.getElementById('root')
if (product) void world.then(({ startDemo }) => startDemo((props) => start(product, props)))

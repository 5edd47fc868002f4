// Every stylesheet says the order of the layers: the first one the browser reads decides it, and which one that is
// changes with the page
const layerOrder = {
  postcssPlugin: 'layer-order',
  Once: (root, { AtRule }) => {
    root.prepend(new AtRule({ name: 'layer', params: 'tokens, base, ui, features' }));
  },
};

export default { plugins: [layerOrder] };

/** What the weights of the encoder are called in its package: ends of the names there. */

export interface MatrixNames {
  kernel: string;
  bias: string;
}

export interface NormNames {
  scale: string;
  bias: string;
}

export interface LayerNames {
  /** Of the first layer alone. */
  widen?: MatrixNames;
  attentionNorm: NormNames;
  project: MatrixNames;
  combine: MatrixNames;
  attentionScale: string;
  forwardNorm: NormNames;
  expand: MatrixNames;
  shrink: MatrixNames;
}

const ENCODE = 'KonaTransformer/Encode';
const WHOLE = 'ConcatPartitions/concat';

export const PIECES = 'module/Embeddings_en';
export const TIMING = 'TimingSignal/ExpandDims_1';
export const LAST: MatrixNames = {
  kernel: 'hidden_layers/tanh_layer_0/weights',
  bias: 'hidden_layers/tanh_layer_0/bias',
};

/** @param number of the layer, from 0 */
function layerNames(number: number): LayerNames {
  const layer = `Layer_${number}/TransformerLayer`;
  const stack = `${ENCODE}/TransformerStack/${layer}`;
  const norm = (of: string): NormNames => {
    const name = `${ENCODE}/${layer}/${of}layer_prepostprocess/layer_norm/layer_norm`;
    return { scale: `${name}_scale/${WHOLE}`, bias: `${name}_bias/${WHOLE}` };
  };
  const attention = (name: string): MatrixNames => {
    const of = `${ENCODE}/${layer}/MultiheadAttention/${name}`;
    return { kernel: `${of}/kernel/part_0`, bias: `${of}/bias/${WHOLE}` };
  };
  const forward = (name: string): MatrixNames => ({
    kernel: `${stack}/FFN/${name}/Tensordot/Reshape_1`,
    bias: `${ENCODE}/${layer}/FFN/${name}/bias/${WHOLE}`,
  });
  const dense = `${ENCODE}/${layer}/dense`;
  return {
    ...(number === 0 && {
      widen: { kernel: `${dense}/kernel/${WHOLE}`, bias: `${dense}/bias/${WHOLE}` },
    }),
    attentionNorm: norm(''),
    project: attention('qkv_transform_single'),
    combine: attention('output_transform_single'),
    attentionScale: `${stack}/MultiheadAttention/mul/y`,
    forwardNorm: norm('FFN/'),
    expand: forward('conv1'),
    shrink: forward('conv2'),
  };
}

/** Of all layers, in their order. */
export const LAYERS: readonly LayerNames[] = [0, 1].map(layerNames);

/** Logistic regression for a handful of features, fitted by Newton's method: the same data give the same weights. */

export interface Example {
  features: number[];
  isTrue: boolean;
  /** How much it counts. */
  weight: number;
}

/** At most; it takes about ten. */
const STEPS = 40;
/** The fit ends where a step moves no weight by more. */
const SETTLED = 1e-9;

/** Solves a small linear system by elimination with partial pivoting. */
function solve(matrix: number[][], vector: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, vector[i] ?? 0]);
  const size = rows.length;
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(at(row, column)) > Math.abs(at(pivot, column))) pivot = row;
    }
    [rows[column], rows[pivot]] = [rows[pivot] ?? [], rows[column] ?? []];
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const factor = at(row, column) / at(column, column);
      rows[row] = (rows[row] ?? []).map((value, i) => value - factor * at(column, i));
    }
  }
  return rows.map((row, i) => (row[size] ?? 0) / at(i, i));
}

function predict(weights: number[], features: number[]): number {
  let sum = weights[0] ?? 0;
  for (const [i, value] of features.entries()) sum += value * (weights[i + 1] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/** What the weights that fit best have least of. */
function lossOf(examples: Example[], weights: number[], ridge: number): number {
  let loss = 0;
  for (const [i, value] of weights.entries()) if (i > 0) loss += (ridge / 2) * value * value;
  for (const { features, isTrue, weight } of examples) {
    const odds = features.reduce((sum, value, i) => sum + value * (weights[i + 1] ?? 0), weights[0] ?? 0);
    const wrong = isTrue ? -odds : odds;
    loss += weight * (Math.max(0, wrong) + Math.log1p(Math.exp(-Math.abs(wrong))));
  }
  return loss;
}

/** Moves the weights by as much of the step as makes them better: a whole one may lead past the best. */
function stepBack(weights: number[], move: number[], loss: (weights: number[]) => number): number[] {
  const before = loss(weights);
  for (let part = 1; part > 1e-6; part /= 2) {
    const next = weights.map((value, i) => value - part * (move[i] ?? 0));
    if (loss(next) <= before) return next;
  }
  return weights;
}

/** Weights, the bias first; `ridge` pulls all but the bias towards zero. */
export function fitLogistic(examples: Example[], ridge = 1): number[] {
  const size = (examples[0]?.features.length ?? 0) + 1;
  let weights = new Array<number>(size).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((value, i) => (i === 0 ? 0 : ridge * value));
    const hessian = weights.map((_, i) => weights.map((__, j) => (i === j ? (i === 0 ? 1e-9 : ridge) : 0)));
    for (const { features, isTrue, weight } of examples) {
      const row = [1, ...features];
      const chance = predict(weights, features);
      for (let i = 0; i < size; i++) {
        const value = row[i] ?? 0;
        gradient[i] = (gradient[i] ?? 0) + weight * (chance - Number(isTrue)) * value;
        const curve = weight * chance * (1 - chance) * value;
        const line = hessian[i] ?? [];
        for (let j = 0; j < size; j++) line[j] = (line[j] ?? 0) + curve * (row[j] ?? 0);
      }
    }
    const before = weights;
    weights = stepBack(before, solve(hessian, gradient), (some) => lossOf(examples, some, ridge));
    if (weights.every((weight, i) => Math.abs(weight - (before[i] ?? 0)) < SETTLED)) break;
  }
  return weights;
}

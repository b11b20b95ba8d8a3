import type { Mesh } from './mesh.ts';

const ROUNDS = 60;

/** A seam is stiffer than the cloth beside it; the simulation lets it ripple from point to point. */
export function pressSeams(
  mesh: Mesh,
  { isHeld, starts }: { starts: { at: [number, number]; deep: number }[]; isHeld: (u: number, v: number) => boolean },
): Mesh {
  const { points, tris, front } = mesh;
  const n = points.length / 5;
  const near: Set<number>[] = Array.from({ length: n }, () => new Set());
  const sides = new Uint8Array(n);
  const shared = new Map<number, number>();
  for (let t = 0; t < tris.length; t++) {
    const a = tris[t]!;
    const b = tris[t - (t % 3) + ((t + 1) % 3)]!;
    near[a]!.add(b);
    near[b]!.add(a);
    sides[a]! |= t / 3 < front ? 1 : 2;
    const key = Math.min(a, b) * n + Math.max(a, b);
    shared.set(key, (shared.get(key) ?? 0) + 1);
  }
  const rim = new Set<number>();
  for (const [key, count] of shared) if (count === 1) for (const p of [key % n, Math.floor(key / n)]) rim.add(p);
  const ring = new Uint8Array(n).fill(99);
  let wave = [...near.keys()].filter((p) => sides[p] === 3);
  for (let r = 0; r < 8; r++) {
    for (const p of wave) ring[p] = Math.min(ring[p]!, r);
    wave = [...new Set(wave.flatMap((p) => [...near[p]!]))].filter((p) => ring[p] === 99);
  }
  // Back and forth (Taubin): what ripples goes, what is round stays.
  const began = new Map(starts.map(({ at: [x, y], deep }) => [`${Math.fround(x)} ${Math.fround(y)}`, deep]));
  const from = (p: number): [number, number, number] => {
    const [u, v] = [points[p * 5 + 3]!, points[p * 5 + 4]!];
    const deep = began.get(`${u} ${v}`) ?? 0;
    return [u, v, sides[p] === 3 ? 0 : sides[p] === 1 ? deep : -deep];
  };
  const pull = [0.62, 0.62, 0.6, 0.55, 0.45, 0.35, 0.25, 0.12];
  let at = points.slice();
  // What is smoothed is how far each point went from where it began: the triangles beside an edge are uneven, and places would move with them.
  for (let p = 0; p < n; p++) for (let c = 0; c < 3; c++) at[p * 5 + c]! -= from(p)[c]!;
  const around = near.map((list, p) => {
    const own = rim.has(p) ? [...list].filter((q) => rim.has(q)) : [...list];
    return own.length > 1 ? own : [];
  });
  for (let round = 0; round < ROUNDS; round++) {
    const next = at.slice();
    for (let p = 0; p < n; p++) {
      const own = pull[ring[p]!] ?? 0;
      if (!own || isHeld(points[p * 5 + 3]!, points[p * 5 + 4]!)) continue;
      if (!around[p]!.length) continue;
      const k = round % 2 ? -1.04 * own : own;
      for (let c = 0; c < 3; c++) {
        let sum = 0;
        for (const q of around[p]!) sum += at[q * 5 + c]!;
        next[p * 5 + c] = at[p * 5 + c]! * (1 - k) + (k * sum) / around[p]!.length;
      }
    }
    at = next;
  }
  for (let p = 0; p < n; p++) for (let c = 0; c < 3; c++) at[p * 5 + c]! += from(p)[c]!;
  return { ...mesh, points: at };
}

import { type Cloth, newSurface } from './cloth.ts';
import { focus } from './focus.ts';
import { type Relief, read } from './relief.ts';

type Vector = readonly [number, number, number];

export type Scene = {
  relief: Relief;
  /** Which cloth lies at a place, and its own coordinates there. */
  cloth: (x: number, y: number, u: number, v: number) => { cloth: Cloth; u: number; v: number };
  eye: Vector;
  target: Vector;
  /** Width of the view at the target, in the world's units. */
  view: number;
  light: Vector;
  key: number;
  fill: number;
  /** Height of the weave against its width: more makes threads rounder. */
  bump: number;
  exposure: number;
  /** Blur per unit of distance from the plane of focus, in units of the picture's width / 1000. */
  aperture: number;
  focusAt?: Vector;
  samples: number;
};

export type Picture = { width: number; height: number; pixels: Uint8Array };

/** Casts rays from the eye onto the cloth, lights what they meet and develops the picture. */
export const render = (scene: Scene, width: number, height: number): Picture => {
  const camera = makeCamera(scene, width, height);
  const light = new Float32Array(width * height * 3);
  const depth = new Float32Array(width * height);
  const shade = makeShader(scene);
  const n = scene.samples;
  const hit = new Float64Array(3);
  const out = new Float64Array(3);
  for (let py = 0; py < height; py++)
    for (let px = 0; px < width; px++) {
      let r = 0;
      let g = 0;
      let b = 0;
      let d = 0;
      for (let s = 0; s < n * n; s++) {
        const ray = camera.ray(px + ((s % n) + 0.5) / n, py + (Math.floor(s / n) + 0.5) / n);
        d += meet(scene, ray, hit);
        shade(hit, ray, out);
        r += out[0] as number;
        g += out[1] as number;
        b += out[2] as number;
      }
      const at = py * width + px;
      light[at * 3] = r / (n * n);
      light[at * 3 + 1] = g / (n * n);
      light[at * 3 + 2] = b / (n * n);
      depth[at] = d / (n * n);
    }
  const sharpAt = camera.depthOf(scene.focusAt ?? scene.target);
  for (let at = 0; at < depth.length; at++) depth[at] = (Math.abs((depth[at] as number) - sharpAt) * scene.aperture * width) / 1000;
  return { width, height, pixels: develop(focus(light, depth, width, height), width, height, scene.exposure) };
};

type Ray = { ox: number; oy: number; oz: number; dx: number; dy: number; dz: number };

function makeCamera({ eye, target, view }: Scene, width: number, height: number) {
  const forward = unit([target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]]);
  const side = unit(cross(forward, [0, 1, 0.0001]));
  const up = cross(side, forward);
  const distance = Math.hypot(target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]);
  const scale = view / width / distance;
  const ray: Ray = { ox: eye[0], oy: eye[1], oz: eye[2], dx: 0, dy: 0, dz: 0 };
  return {
    ray: (px: number, py: number): Ray => {
      const a = (px - width / 2) * scale;
      const b = (height / 2 - py) * scale;
      ray.dx = forward[0] + side[0] * a + up[0] * b;
      ray.dy = forward[1] + side[1] * a + up[1] * b;
      ray.dz = forward[2] + side[2] * a + up[2] * b;
      return ray;
    },
    depthOf: (at: Vector) => (at[0] - eye[0]) * forward[0] + (at[1] - eye[1]) * forward[1] + (at[2] - eye[2]) * forward[2],
  };
}

/** Where the ray first goes below the cloth; the answer is its depth. */
function meet({ relief }: Scene, ray: Ray, hit: Float64Array): number {
  let near = (relief.top + 0.01 - ray.oz) / ray.dz;
  let far = (relief.bottom - 0.01 - ray.oz) / ray.dz;
  const above = (t: number) => ray.oz + ray.dz * t - read(relief, relief.height, ray.ox + ray.dx * t, ray.oy + ray.dy * t);
  const steps = 28;
  const step = (far - near) / steps;
  for (let k = 1; k <= steps; k++) {
    const t = near + step;
    if (above(t) < 0) {
      far = t;
      break;
    }
    near = t;
  }
  for (let k = 0; k < 7; k++) {
    const t = (near + far) / 2;
    if (above(t) < 0) far = t;
    else near = t;
  }
  hit[0] = ray.ox + ray.dx * far;
  hit[1] = ray.oy + ray.dy * far;
  hit[2] = ray.oz + ray.dz * far;
  return far;
}

function makeShader(scene: Scene) {
  const { relief, bump } = scene;
  const [lx, ly, lz] = unit(scene.light);
  const here = newSurface();
  const beside = newSurface();
  const e = 0.07;
  return (hit: Float64Array, ray: Ray, out: Float64Array) => {
    const x = hit[0] as number;
    const y = hit[1] as number;
    const sx = read(relief, relief.slopeX, x, y);
    const sy = read(relief, relief.slopeY, x, y);
    const placed = scene.cloth(x, y, read(relief, relief.u, x, y), read(relief, relief.v, x, y));
    const { cloth } = placed;
    const u = placed.u / cloth.end;
    const v = placed.v / cloth.pick;
    cloth.at(u, v, here);
    cloth.at(u + e, v, beside);
    const gu = ((beside.h - here.h) / e) * bump;
    cloth.at(u, v + e, beside);
    const gv = (((beside.h - here.h) / e) * bump * cloth.end) / cloth.pick;

    const lengthX = Math.sqrt(1 + sx * sx);
    const lengthY = Math.sqrt(1 + sy * sy);
    const lengthN = Math.sqrt(1 + sx * sx + sy * sy);
    let nx = -sx / lengthN - gu / lengthX;
    let ny = -sy / lengthN - gv / lengthY;
    let nz = 1 / lengthN - (gu * sx) / lengthX - (gv * sy) / lengthY;
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
    nx /= length;
    ny /= length;
    nz /= length;

    const shadow = read(relief, relief.shadow, x, y);
    const room = read(relief, relief.open, x, y) * here.open;
    const facing = nx * lx + ny * ly + nz * lz;
    const direct = Math.max(0, (facing + 0.18) / 1.18) * shadow * (0.35 + 0.65 * here.open) * scene.key;
    const sky = (0.62 + 0.38 * (0.35 * nx + 0.45 * ny + 0.82 * nz)) * room * scene.fill;
    const view = Math.sqrt(ray.dx * ray.dx + ray.dy * ray.dy + ray.dz * ray.dz);
    const turned = 1 - Math.max(0, -(nx * ray.dx + ny * ray.dy + nz * ray.dz) / view);
    const sheen = cloth.sheen * turned * turned * turned * (0.25 * direct + 0.12 * sky);
    // The window is a little warm and the room a little cool, so shadows are not simply darker.
    out[0] = here.r * (direct * 1.03 + sky * 0.97) + sheen;
    out[1] = here.g * (direct + sky * 0.985) + sheen;
    out[2] = here.b * (direct * 0.95 + sky * 1.035) + sheen;
  };
}

/** From light to print: exposure, a soft shoulder for the highlights, a little less light in the corners. */
function develop(light: Float32Array, width: number, height: number, exposure: number): Uint8Array {
  const pixels = new Uint8Array(light.length);
  for (let at = 0; at < width * height; at++) {
    const dx = (at % width) / width - 0.5;
    const dy = Math.floor(at / width) / height - 0.5;
    const corner = 1 - 0.32 * (dx * dx + dy * dy);
    for (let c = 0; c < 3; c++) {
      const value = (light[at * 3 + c] as number) * exposure * corner;
      const soft = value < 0.6 ? value : 0.6 + 0.4 * (1 - Math.exp(-(value - 0.6) / 0.4));
      pixels[at * 3 + c] = Math.round(255 * Math.min(1, Math.max(0, soft)) ** (1 / 2.2));
    }
  }
  return pixels;
}

const unit = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};
const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

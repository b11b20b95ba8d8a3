"""Hangs what plan.ts laid out over its form: see README.md.

The cloth is two sheets on the same points, sewn where they share a point. It starts around the form and falls for FRAMES frames.
"""
import array
import json
import pathlib
import sys
import time

import bpy
from mathutils.geometry import delaunay_2d_cdt

CUT = sys.argv[sys.argv.index("--") + 1]
FRAMES = 45
QUALITY = 4
UNIT = 0.00075  # metres to a garment pixel

WORK = pathlib.Path(__file__).resolve().parents[3] / ".cache" / "drape" / CUT
plan = json.loads((WORK / "plan.json").read_text())
points = plan["cloth"]
edge = plan["edge"]
stuff = plan["stuff"]
began = time.time()

bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene
scene.frame_start = 1
scene.frame_end = FRAMES


def place(x, y, z):
    return (x * UNIT, -z * UNIT, (800 - y) * UNIT)


def add(name, verts, faces):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], faces)
    mesh.update()
    obj = bpy.data.objects.new(name, mesh)
    scene.collection.objects.link(obj)
    return obj


# Triangles between the points, inside the outline.
flat = [tuple(p["at"]) for p in points]
verts2, _, tris, origin, _, _ = delaunay_2d_cdt(flat, [], [list(range(edge))], 1, 1e-5)
back_to = [o[0] if o else -1 for o in origin]
tris = [[back_to[v] for v in t] for t in tris]
tris = [t for t in tris if min(t) >= 0 and len(set(t)) == 3]


def area(t):
    (ax, ay), (bx, by), (cx, cy) = (flat[v] for v in t)
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


tris = [t if area(t) > 0 else t[::-1] for t in tris]  # all turn the same way, y down

used = sorted({v for t in tris for v in t})
front = {v: i for i, v in enumerate(used)}
back = {}
count = len(used)
for v in used:
    if v < edge and not points[v]["open"]:
        back[v] = front[v]
    else:
        back[v] = count
        count += 1
start = [None] * count
rest = [None] * count
pin = [0.0] * count
uv = [None] * count
for v in used:
    p = points[v]
    (x, y), d = p["at"], p["deep"]
    rx, ry, rz = p["rest"]
    sewn = back[v] == front[v]
    a, b = p["stir"]
    start[back[v]] = place(x, y, -(d + b))
    rest[back[v]] = place(rx, ry, -rz)
    start[front[v]] = place(x, y, 0 if sewn else d + a)
    rest[front[v]] = place(rx, ry, 0 if sewn else rz)
    for w in (front[v], back[v]):
        pin[w] = p["held"]
        uv[w] = (x, y)
faces = [[front[v] for v in t][::-1] for t in tris] + [[back[v] for v in t] for t in tris]

form = add("form", [place(*v) for v in plan["form"]["verts"]], plan["form"]["faces"])
form.modifiers.new("collision", "COLLISION")
form.collision.thickness_outer = 0.002
form.collision.thickness_inner = 0.02
form.collision.cloth_friction = 12
form.collision.use_culling = False

cloth = add("cloth", start, faces)
cloth.shape_key_add(name="start")
key = cloth.shape_key_add(name="rest")
for i, co in enumerate(rest):
    key.data[i].co = co
key.value = 0.0
group = cloth.vertex_groups.new(name="held")
for i, w in enumerate(pin):
    if w > 0:
        group.add([i], w, "REPLACE")

mod = cloth.modifiers.new("cloth", "CLOTH")
s = mod.settings
s.quality = QUALITY
s.mass = stuff["mass"]
s.tension_stiffness = s.compression_stiffness = stuff["stretch"]
s.shear_stiffness = stuff["shear"]
s.bending_model = "ANGULAR"
s.bending_stiffness = stuff["bend"]
s.tension_damping = s.compression_damping = s.shear_damping = stuff["damp"]
s.bending_damping = 0.5
s.air_damping = 2.0
s.vertex_group_mass = "held"
s.pin_stiffness = 1.0
s.rest_shape_key = key
c = mod.collision_settings
c.use_collision = True
c.distance_min = 0.003
c.collision_quality = 2
c.use_self_collision = False
c.friction = 8
mod.point_cache.frame_start = 1
mod.point_cache.frame_end = FRAMES

for frame in range(1, FRAMES + 1):
    scene.frame_set(frame)
took = time.time() - began

graph = bpy.context.evaluated_depsgraph_get()
mesh = cloth.evaluated_get(graph).to_mesh()
at = [[v.co.x / UNIT, 800 - v.co.z / UNIT, -v.co.y / UNIT] for v in mesh.vertices]
# A seam is stiffer than the cloth beside it: it does not ripple from point to point.
corner = plan["corners"]
for _ in range(6):
    for of in (front, back):
        old = {v: list(at[of[v]]) for v in range(edge) if v in of}
        for v in old:
            a, b = (v - 1) % edge, (v + 1) % edge
            if corner[v] or points[v]["held"] or a not in old or b not in old or (of is back and not points[v]["open"]):
                continue
            at[of[v]] = [0.5 * old[v][k] + 0.25 * (old[a][k] + old[b][k]) for k in range(3)]
out = array.array("f")
for i, p in enumerate(at):
    out.extend((*p, uv[i][0], uv[i][1]))
index = array.array("I")
for f in faces:
    index.extend(f)
fixed = [i for v in used if v < edge and corner[v] for i in {front[v], back[v]}]
head = {"verts": len(mesh.vertices), "tris": len(faces), "front": len(tris), "fixed": fixed}
with open(WORK / "draped.bin", "wb") as file:
    file.write((json.dumps(head) + "\n").encode())
    file.write(out.tobytes())
    file.write(index.tobytes())
low = max(abs(x) for x in out[2::5])
print(CUT, "verts", len(mesh.vertices), "tris", len(faces), "frames", FRAMES, "seconds", round(took, 1), "deepest", round(low), flush=True)

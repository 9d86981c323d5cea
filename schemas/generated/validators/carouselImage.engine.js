// Generated from schemas/. Do not edit.
import { add, formats, ucs2length } from './runtime.js';
import { validator } from './messages.js';

const kept0 = {"title":1,"link":1,"order":1,"id":1,"createdTime":1,"createdBy":1,"version":1,"updatedTime":1,"updatedBy":1};
const check0 = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func4 = ucs2length;
const formats0 = formats.moment;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.matching === undefined) || (!(func0.call(data, "matching")))) && (missing0 = "matching")){
const err0 = {};
vErrors = add(vErrors, err0);
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.count === undefined) || (!(func0.call(data, "count")))){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "count"}};
vErrors = add(vErrors, err1);
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.ids === undefined) || (!(func0.call(data, "ids")))){
const err2 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "ids"}};
vErrors = add(vErrors, err2);
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err3);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "ids") || (key0 === "matching")) || (key0 === "count"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.ids !== undefined && func0.call(data, "ids")){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err5 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = add(vErrors, err5);
errors++;
}
if(data0.length < 1){
const err6 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err6);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func4(data1) > 64){
const err7 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err7);
errors++;
}
if(func4(data1) < 1){
const err8 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err10 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = add(vErrors, err10);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err11 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err11);
errors++;
}
}
if(data.matching !== undefined && func0.call(data, "matching")){
let data2 = data.matching;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 of Object.keys(data2)){
if(!(func0.call(kept0, key1))){
const err12 = {instancePath:instancePath+"/matching",schemaPath:"#/properties/matching/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err12);
errors++;
}
}
if(data2.title !== undefined && func0.call(data2, "title")){
let data3 = data2.title;
if(typeof data3 === "string"){
if(func4(data3) > 200){
const err13 = {instancePath:instancePath+"/matching/title",schemaPath:"#/properties/matching/properties/title/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/matching/title",schemaPath:"#/properties/matching/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err14);
errors++;
}
}
if(data2.link !== undefined && func0.call(data2, "link")){
let data4 = data2.link;
if(typeof data4 === "string"){
if(func4(data4) > 200){
const err15 = {instancePath:instancePath+"/matching/link",schemaPath:"#/properties/matching/properties/link/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/matching/link",schemaPath:"#/properties/matching/properties/link/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err16);
errors++;
}
}
if(data2.order !== undefined && func0.call(data2, "order")){
let data5 = data2.order;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 of Object.keys(data5)){
if(!((key2 === "from") || (key2 === "to"))){
const err17 = {instancePath:instancePath+"/matching/order",schemaPath:"#/properties/matching/properties/order/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = add(vErrors, err17);
errors++;
}
}
if(data5.from !== undefined && func0.call(data5, "from")){
let data6 = data5.from;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err18 = {instancePath:instancePath+"/matching/order/from",schemaPath:"#/properties/matching/properties/order/properties/from/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err18);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/matching/order/from",schemaPath:"#/properties/matching/properties/order/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
vErrors = add(vErrors, err19);
errors++;
}
if(data6 < -2147483647 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/matching/order/from",schemaPath:"#/properties/matching/properties/order/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err20);
errors++;
}
}
}
if(data5.to !== undefined && func0.call(data5, "to")){
let data7 = data5.to;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err21 = {instancePath:instancePath+"/matching/order/to",schemaPath:"#/properties/matching/properties/order/properties/to/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err21);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/matching/order/to",schemaPath:"#/properties/matching/properties/order/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
vErrors = add(vErrors, err22);
errors++;
}
if(data7 < -2147483647 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/matching/order/to",schemaPath:"#/properties/matching/properties/order/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err23);
errors++;
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/matching/order",schemaPath:"#/properties/matching/properties/order/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err24);
errors++;
}
}
if(data2.id !== undefined && func0.call(data2, "id")){
let data8 = data2.id;
const _errs25 = errors;
let valid7 = false;
const _errs26 = errors;
if(typeof data8 === "string"){
if(func4(data8) > 100){
const err25 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err26);
errors++;
}
var _valid1 = _errs26 === errors;
valid7 = valid7 || _valid1;
const _errs28 = errors;
if(Array.isArray(data8)){
if(data8.length > 200){
const err27 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err27);
errors++;
}
const len1 = data8.length;
for(let i2=0; i2<len1; i2++){
let data9 = data8[i2];
if(typeof data9 === "string"){
if(func4(data9) > 100){
const err28 = {instancePath:instancePath+"/matching/id/" + i2,schemaPath:"#/properties/matching/properties/id/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err28);
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/matching/id/" + i2,schemaPath:"#/properties/matching/properties/id/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err29);
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err30);
errors++;
}
var _valid1 = _errs28 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const err31 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err31);
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
if(data2.createdTime !== undefined && func0.call(data2, "createdTime")){
let data10 = data2.createdTime;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key3 of Object.keys(data10)){
if(!((key3 === "from") || (key3 === "to"))){
const err32 = {instancePath:instancePath+"/matching/createdTime",schemaPath:"#/properties/matching/properties/createdTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = add(vErrors, err32);
errors++;
}
}
if(data10.from !== undefined && func0.call(data10, "from")){
let data11 = data10.from;
if(typeof data11 === "string"){
if(!(formats0(data11))){
const err33 = {instancePath:instancePath+"/matching/createdTime/from",schemaPath:"#/properties/matching/properties/createdTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err33);
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/matching/createdTime/from",schemaPath:"#/properties/matching/properties/createdTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err34);
errors++;
}
}
if(data10.to !== undefined && func0.call(data10, "to")){
let data12 = data10.to;
if(typeof data12 === "string"){
if(!(formats0(data12))){
const err35 = {instancePath:instancePath+"/matching/createdTime/to",schemaPath:"#/properties/matching/properties/createdTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err35);
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/matching/createdTime/to",schemaPath:"#/properties/matching/properties/createdTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err36);
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/matching/createdTime",schemaPath:"#/properties/matching/properties/createdTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err37);
errors++;
}
}
if(data2.createdBy !== undefined && func0.call(data2, "createdBy")){
let data13 = data2.createdBy;
const _errs40 = errors;
let valid11 = false;
const _errs41 = errors;
if(typeof data13 === "string"){
if(func4(data13) > 100){
const err38 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err38);
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err39);
errors++;
}
var _valid2 = _errs41 === errors;
valid11 = valid11 || _valid2;
const _errs43 = errors;
if(Array.isArray(data13)){
if(data13.length > 200){
const err40 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err40);
errors++;
}
const len2 = data13.length;
for(let i3=0; i3<len2; i3++){
let data14 = data13[i3];
if(typeof data14 === "string"){
if(func4(data14) > 100){
const err41 = {instancePath:instancePath+"/matching/createdBy/" + i3,schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err41);
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/matching/createdBy/" + i3,schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err42);
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err43);
errors++;
}
var _valid2 = _errs43 === errors;
valid11 = valid11 || _valid2;
if(!valid11){
const err44 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err44);
errors++;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
}
if(data2.version !== undefined && func0.call(data2, "version")){
let data15 = data2.version;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key4 of Object.keys(data15)){
if(!((key4 === "from") || (key4 === "to"))){
const err45 = {instancePath:instancePath+"/matching/version",schemaPath:"#/properties/matching/properties/version/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = add(vErrors, err45);
errors++;
}
}
if(data15.from !== undefined && func0.call(data15, "from")){
let data16 = data15.from;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err46 = {instancePath:instancePath+"/matching/version/from",schemaPath:"#/properties/matching/properties/version/properties/from/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err46);
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 2147483647 || isNaN(data16)){
const err47 = {instancePath:instancePath+"/matching/version/from",schemaPath:"#/properties/matching/properties/version/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err47);
errors++;
}
if(data16 < -2147483647 || isNaN(data16)){
const err48 = {instancePath:instancePath+"/matching/version/from",schemaPath:"#/properties/matching/properties/version/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err48);
errors++;
}
}
}
if(data15.to !== undefined && func0.call(data15, "to")){
let data17 = data15.to;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err49 = {instancePath:instancePath+"/matching/version/to",schemaPath:"#/properties/matching/properties/version/properties/to/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err49);
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 2147483647 || isNaN(data17)){
const err50 = {instancePath:instancePath+"/matching/version/to",schemaPath:"#/properties/matching/properties/version/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err50);
errors++;
}
if(data17 < -2147483647 || isNaN(data17)){
const err51 = {instancePath:instancePath+"/matching/version/to",schemaPath:"#/properties/matching/properties/version/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err51);
errors++;
}
}
}
}
else {
const err52 = {instancePath:instancePath+"/matching/version",schemaPath:"#/properties/matching/properties/version/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err52);
errors++;
}
}
if(data2.updatedTime !== undefined && func0.call(data2, "updatedTime")){
let data18 = data2.updatedTime;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key5 of Object.keys(data18)){
if(!((key5 === "from") || (key5 === "to"))){
const err53 = {instancePath:instancePath+"/matching/updatedTime",schemaPath:"#/properties/matching/properties/updatedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
vErrors = add(vErrors, err53);
errors++;
}
}
if(data18.from !== undefined && func0.call(data18, "from")){
let data19 = data18.from;
if(typeof data19 === "string"){
if(!(formats0(data19))){
const err54 = {instancePath:instancePath+"/matching/updatedTime/from",schemaPath:"#/properties/matching/properties/updatedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err54);
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/matching/updatedTime/from",schemaPath:"#/properties/matching/properties/updatedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err55);
errors++;
}
}
if(data18.to !== undefined && func0.call(data18, "to")){
let data20 = data18.to;
if(typeof data20 === "string"){
if(!(formats0(data20))){
const err56 = {instancePath:instancePath+"/matching/updatedTime/to",schemaPath:"#/properties/matching/properties/updatedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err56);
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/matching/updatedTime/to",schemaPath:"#/properties/matching/properties/updatedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err57);
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/matching/updatedTime",schemaPath:"#/properties/matching/properties/updatedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err58);
errors++;
}
}
if(data2.updatedBy !== undefined && func0.call(data2, "updatedBy")){
let data21 = data2.updatedBy;
const _errs62 = errors;
let valid16 = false;
const _errs63 = errors;
if(typeof data21 === "string"){
if(func4(data21) > 100){
const err59 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err59);
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err60);
errors++;
}
var _valid3 = _errs63 === errors;
valid16 = valid16 || _valid3;
const _errs65 = errors;
if(Array.isArray(data21)){
if(data21.length > 200){
const err61 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err61);
errors++;
}
const len3 = data21.length;
for(let i4=0; i4<len3; i4++){
let data22 = data21[i4];
if(typeof data22 === "string"){
if(func4(data22) > 100){
const err62 = {instancePath:instancePath+"/matching/updatedBy/" + i4,schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err62);
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/matching/updatedBy/" + i4,schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err63);
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err64);
errors++;
}
var _valid3 = _errs65 === errors;
valid16 = valid16 || _valid3;
if(!valid16){
const err65 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err65);
errors++;
}
else {
errors = _errs62;
if(vErrors !== null){
if(_errs62){
vErrors.length = _errs62;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err66 = {instancePath:instancePath+"/matching",schemaPath:"#/properties/matching/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err66);
errors++;
}
}
if(data.count !== undefined && func0.call(data, "count")){
let data23 = data.count;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err67 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err67);
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 5000 || isNaN(data23)){
const err68 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000}};
vErrors = add(vErrors, err68);
errors++;
}
if(data23 < 1 || isNaN(data23)){
const err69 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err69);
errors++;
}
}
}
}
else {
const err70 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err70);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check1 = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.ids === undefined) || (!(func0.call(data, "ids")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ids"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "ids")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.ids !== undefined && func0.call(data, "ids")){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err2 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = add(vErrors, err2);
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func4(data1) > 64){
const err4 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err4);
errors++;
}
if(func4(data1) < 1){
const err5 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err7 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = add(vErrors, err7);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err8 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err9);
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const titles0 = {"/ids":"编号","/matching":"条件","/matching/title":"标题","/matching/link":"点击后打开","/matching/order":"顺序","/matching/order/from":"顺序","/matching/order/to":"顺序","/matching/id":"编号","/matching/createdTime":"创建时间","/matching/createdTime/from":"创建时间","/matching/createdTime/to":"创建时间","/matching/createdBy":"创建人","/matching/version":"版本","/matching/version/from":"版本","/matching/version/to":"版本","/matching/updatedTime":"修改时间","/matching/updatedTime/from":"修改时间","/matching/updatedTime/to":"修改时间","/matching/updatedBy":"修改人","/count":"条数"};
const titles1 = {"/ids":"编号"};

export const validators = {
  "carouselImage.remove": validator(check0, titles0),
  "carouselImage.sort": validator(check1, titles1),
};

export const rules = {};

export const coerce = {};
